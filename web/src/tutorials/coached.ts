/** The table at which this device is still told what is new; forgotten with the tab. */
const KEY = "serai-coached";

export const coached = {
  begin: (table: string): void => sessionStorage.setItem(KEY, table),
  end: (): void => sessionStorage.removeItem(KEY),
  at: (table: string): boolean => sessionStorage.getItem(KEY) === table,
};
