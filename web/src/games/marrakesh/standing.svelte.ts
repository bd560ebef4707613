/** Whether it is shown where everybody's points come from. */
class StandingPanel {
  isOpen = $state(false);

  toggle(): void {
    this.isOpen = !this.isOpen;
  }

  close(): void {
    this.isOpen = false;
  }
}

export const standingPanel = new StandingPanel();
