/** The signs of Marrakesh, each in a square of 24. What is cut out of a sign takes the fill and the stroke of its use. */
export const SIGNS = {
  palm: '<path d="M11 22.5c.7-4.6.6-8.4-.1-12.2h2.2c.9 3.9 1 7.8 1.3 12.2z" fill="currentColor" stroke="none" /><path d="M12 10.6C8.6 6.4 4 7 1.6 12.2c3.6-2 7-2.4 10.4-1.6z" fill="currentColor" stroke="none" /><path d="M12 10.6c3.4-4.2 8-3.6 10.4 1.6-3.6-2-7-2.4-10.4-1.6z" fill="currentColor" stroke="none" /><path d="M12 10.4C10.4 4.4 6.2 2 2.2 3.8c4 .9 7 3 9.8 6.6z" fill="currentColor" stroke="none" /><path d="M12 10.4c1.6-6 5.8-8.4 9.8-6.6-4 .9-7 3-9.8 6.6z" fill="currentColor" stroke="none" /><path d="M12 10c-1.5-3.6-1.2-6.6.4-9 1.8 2.6 1.6 5.6-.4 9z" fill="currentColor" stroke="none" /><circle cx="9.2" cy="13" r="1.7" fill="currentColor" stroke="none" /><circle cx="15" cy="13" r="1.7" fill="currentColor" stroke="none" />',
  book: '<path d="M11.2 6.2C8.6 4.4 5.4 4 2 4.6v14.2c3.4-.6 6.6-.2 9.2 1.6z" fill="currentColor" stroke="none" /><path d="M12.8 6.2C15.4 4.4 18.6 4 22 4.6v14.2c-3.4-.6-6.6-.2-9.2 1.6z" fill="currentColor" stroke="none" /><path d="M4.2 8.2c1.8-.2 3.3 0 4.800.7M4.2 11.4c1.8-.2 3.3 0 4.800.7M4.2 14.6c1.8-.2 3.3 0 4.800.7M15 8.9c1.5-.7 3-.9 4.8-.7M15 12.1c1.5-.7 3-.9 4.8-.7M15 15.3c1.5-.7 3-.9 4.8-.7" fill="none" stroke-width="1.3" stroke-linecap="round" />',
  crown:
    '<path d="M3.2 17.2 1.8 7.2l5.4 3.6L12 3l4.8 7.8 5.4-3.6-1.4 10z" fill="currentColor" stroke="none" /><rect x="3.2" y="18.4" width="17.6" height="3.2" rx="1" fill="currentColor" stroke="none" /><circle cx="12" cy="13.6" r="1.6" stroke="none" /><circle cx="7.2" cy="14.4" r="1.1" stroke="none" /><circle cx="16.8" cy="14.4" r="1.1" stroke="none" />',
  dome: '<path d="M3.6 22v-7.6c0-4.6 4.8-5 8.4-9.4 3.6 4.4 8.4 4.8 8.4 9.4V22z" fill="currentColor" stroke="none" /><rect x="11.3" y="1" width="1.4" height="5" rx=".7" fill="currentColor" stroke="none" /><circle cx="12" cy="2.2" r="1.5" fill="currentColor" stroke="none" /><path d="M8.8 22v-4.6c0-2.4 1.6-3 3.2-4.6 1.6 1.6 3.2 2.2 3.2 4.6V22z" stroke="none" />',
  palace:
    '<path d="M1.5 22V9.5h1.8V8h1.9v1.5h1.6V22z" fill="currentColor" stroke="none" /><path d="M17.2 22V9.5H19V8h1.9v1.5h1.6V22z" fill="currentColor" stroke="none" /><path d="M7.6 22V11c0-3 2.4-3.6 4.4-6 2 2.4 4.4 3 4.4 6v11z" fill="currentColor" stroke="none" /><path d="M12 1v4" stroke="currentColor" stroke-width="1.2" fill="none" /><path d="M12 1l4 1.4-4 1.4z" fill="currentColor" stroke="none" /><path d="M9.9 22v-5.2c0-1.6 1-2 2.1-3.2 1.1 1.2 2.1 1.6 2.1 3.2V22z" stroke="none" /><rect x="3.3" y="13" width="1.8" height="3.2" rx=".9" stroke="none" /><rect x="18.9" y="13" width="1.8" height="3.2" rx=".9" stroke="none" />',
  juggle:
    '<circle cx="4.6" cy="9.6" r="2.9" fill="currentColor" stroke="none" /><circle cx="12" cy="4.6" r="2.9" fill="currentColor" stroke="none" /><circle cx="19.4" cy="9.6" r="2.9" fill="currentColor" stroke="none" /><path d="M3.6 15.6c1 4.2 4.2 6.2 8.4 6.2s7.4-2 8.4-6.2" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" />',
  fish: '<path d="M1.6 12c3.4-6.4 11-7.4 15.4-1.9L22 6c-1 4-1 8 0 12l-5-4.1C12.6 19.4 5 18.4 1.6 12z" fill="currentColor" stroke="none" /><circle cx="6.6" cy="10.8" r="1.4" stroke="none" /><path d="M10.4 8.6c1.4 2.2 1.4 4.6 0 6.8" fill="none" stroke-width="1.4" stroke-linecap="round" />',
  shield:
    '<path d="M12 1.8 20.4 4.6v7c0 5.2-3.6 8.8-8.4 10.8-4.8-2-8.4-5.6-8.4-10.8v-7z" fill="currentColor" stroke="none" /><path d="M12 5.4v13M6.8 11h10.4" stroke-width="1.9" stroke-linecap="round" fill="none" />',
  tower:
    '<path d="M5 22V9.4H3.4V3.4h2.8v2h2.4v-2h2.2v2h2.4v-2h2.2v2h2.4v-2h2.8v6H19V22z" fill="currentColor" stroke="none" /><path d="M9.6 22v-4.8c0-1.6 1.2-2.4 2.4-3.4 1.2 1 2.4 1.8 2.4 3.4V22z" stroke="none" />',
  camel:
    '<path d="M2.6 21.6 3.6 14c.1-2.6 1.6-4 3.4-4.400.9-2.9 2.3-5 4.3-5s3 2.3 4.1 4.4c.9-.6 1.2-1.6 1.2-3V4.6c0-1.8 1.1-2.6 2.5-2.6 1 0 1.700.3 2.3 1l1.400.5-.2 2.2-3.200.3-.1 4.2c-.1 2.4-1 3.9-2.6 4.7l.7 6.7h-2.1l-1.3-6H8.4l-1.5 6H4.8l.5-5.4-.6 5.4z" fill="currentColor" stroke="none" />',
  jug: '<path d="M8.6 1.8h6.8v2.6l-1 2c3.8 1.8 5 5.4 4.2 9-.8 3.9-3.2 6.8-6.6 6.8s-5.8-2.9-6.6-6.8c-.8-3.600.4-7.2 4.2-9l-1-2z" fill="currentColor" stroke="none" /><path d="M9.2 5.2C5.4 4.6 3.6 6.6 4.2 10.2M14.8 5.2c3.8-.6 5.6 1.4 5 5" fill="none" stroke="currentColor" stroke-width="1.7" /><path d="M12 10.6c1.6 2 2.4 3.2 2.4 4.5a2.4 2.4 0 0 1-4.8 0c0-1.300.8-2.5 2.4-4.5z" stroke="none" />',
  carpet:
    '<path d="M4 5.2h16v13.6H4z" fill="currentColor" stroke="none" /><path d="M5.2 5V2.2M8.6 5V2.2M12 5V2.2M15.4 5V2.2M18.8 5V2.2M5.2 21.8V19M8.6 21.8V19M12 21.8V19M15.4 21.8V19M18.8 21.8V19" stroke="currentColor" stroke-width="1.5" fill="none" /><path d="m12 7.4 5 4.6-5 4.6-5-4.6z" stroke="none" /><path d="m12 10 2.2 2-2.2 2-2.2-2z" fill="currentColor" stroke="none" />',
  lantern:
    '<circle cx="12" cy="2.6" r="1.7" fill="none" stroke="currentColor" stroke-width="1.3" /><path d="M6.4 9 12 4.2 17.6 9z" fill="currentColor" stroke="none" /><path d="M6 10h12l-1.8 8.4H7.8z" fill="currentColor" stroke="none" /><path d="M8.8 19.4h6.4l-1.2 3h-4z" fill="currentColor" stroke="none" /><path d="M12 11.4c1.7 1.9 2.3 3 2.3 4a2.3 2.3 0 0 1-4.6 0c0-1 .6-2.1 2.3-4z" stroke="none" />',
  spice:
    '<path d="M12 2.8c1.8 4.6 5.4 6.4 6.6 10.8H5.4C6.6 9.2 10.2 7.4 12 2.8z" fill="currentColor" stroke="none" /><path d="M2.6 15h18.8c-.4 4.6-3.8 7-9.4 7s-9-2.4-9.4-7z" fill="currentColor" stroke="none" /><circle cx="11" cy="10.6" r="1" stroke="none" /><circle cx="13.6" cy="11.8" r=".9" stroke="none" /><path d="M5.6 17.6h12.8" stroke-width="1.2" stroke-linecap="round" fill="none" />',
  awning:
    '<path d="M2 3.5h20l-1.4 6.3a2.7 2.7 0 0 1-5.300.2 2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.3-.2c-.2.2-.4.2-.6.2z" fill="currentColor" stroke="none" /><path d="M3.6 12.4h2V21h12.8v-8.6h2V22.6H3.6z" fill="currentColor" stroke="none" /><path d="M8.4 4v6M12 4v6M15.6 4v6" stroke-width="1.1" fill="none" /><rect x="8" y="14.6" width="8" height="4" rx="1" fill="currentColor" stroke="none" />',
  boat: '<path d="M1.6 16.6h20.8c-1.4 3.8-4.6 5.6-10.4 5.6S3 20.4 1.6 16.6z" fill="currentColor" stroke="none" /><path d="M11 1.6v13.6H3.2C4 9.8 6.6 5.4 11 1.6z" fill="currentColor" stroke="none" /><path d="M12.8 3.6c4.4 2.8 7 6.8 7.6 11.6h-7.6z" fill="currentColor" stroke="none" />',
  waterfall:
    '<path d="M2 4.2c2.6 0 2.6 1.8 5 1.8s2.6-1.8 5-1.8 2.6 1.8 5 1.8 2.6-1.8 5-1.8v3.6H2z" fill="currentColor" stroke="none" /><path d="M4.4 9v7M8.2 9v9.5M12 9v7M15.8 9v9.5M19.6 9v7" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" fill="none" /><path d="M3.4 21.2c2 0 2.2-1.4 4.2-1.4s2.3 1.4 4.4 1.4 2.3-1.4 4.4-1.4 2.2 1.4 4.2 1.4" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" />',
  boundary:
    '<path d="M2 22v-4.6h5.6v-4.2h5.2V9h4.8V5h4.4v17z" fill="currentColor" stroke="none" /><path d="M1.5 10.6h21" stroke="#E0A22E" stroke-width="2.6" stroke-dasharray="3.4 1.8" fill="none" />',
  stairs: '<path d="M2 22v-4.6h5.2v-4.4h5V8.6h5V4.2H22V22z" fill="currentColor" stroke="none" />',
  exchange:
    '<path d="M3 8.6h12.6V5l6 5-6 5v-3.6H3z" transform="translate(0 -3.2)" fill="currentColor" stroke="none" /><path d="M21 8.6H8.4V5l-6 5 6 5v-3.6H21z" transform="translate(0 6.8)" fill="currentColor" stroke="none" />',
  gate: '<path d="M2.4 22.4V7h2V4.6h2.2V7h2V4.6h2.2V7h2.4V4.6h2.2V7h2V4.6h2.2V7h2v15.4h-5.4v-5.6c0-3-1.8-3.8-4.2-6-2.4 2.2-4.2 3-4.2 6v5.6z" fill="currentColor" stroke="none" />',
  spectator:
    '<circle cx="12" cy="7.2" r="4.8" fill="currentColor" stroke="none" /><path d="M3.6 22.2c0-5.6 3.2-8.8 8.4-8.8s8.4 3.2 8.4 8.8z" fill="currentColor" stroke="none" />',
  line: '<path d="M4 18.5 20 5.5" stroke="currentColor" stroke-width="2" fill="none" /><circle cx="4" cy="18.5" r="2.9" fill="currentColor" stroke="none" /><circle cx="20" cy="5.5" r="2.9" fill="currentColor" stroke="none" /><circle cx="12" cy="12" r="3.4" fill="currentColor" stroke="none" />',
  scroll:
    '<path d="M6 4.5h12.5v12.5H6z" fill="currentColor" stroke="none" /><rect x="3" y="2" width="18" height="4.4" rx="2.2" fill="currentColor" stroke="none" /><rect x="3" y="17.6" width="18" height="4.4" rx="2.2" fill="currentColor" stroke="none" /><path d="M8.4 9.2h7.6M8.4 12h7.6M8.4 14.8h4.6" stroke-width="1.3" stroke-linecap="round" fill="none" />',
  tower_of_cubes:
    '<path d="M4 2h16l-2.4 5v9l3.4 3v3H3v-3l3.4-3V7z" fill="currentColor" stroke="none" /><path d="M9 8.5h6M9 12h6" stroke-width="1.6" stroke-linecap="round" fill="none" /><path d="M9.5 22v-3.2c0-1.3 1.1-2 2.5-2s2.500.7 2.5 2V22z" stroke="none" />',
  crocodile:
    '<path d="M1.5 14.2c2.8-.6 4.4-1.2 6-2.800.6-1.6 1.6-2.4 3-2.4 1.2 0 2 .5 2.4 1.4h8.2c1 0 1.600.7 1.6 1.7 0 1.6-1 2.3-2.6 2.3h-4.7l1.6 1.4-1 1.6-3.2-2.6c-4 .8-7.900.6-11.3-.6z" fill="currentColor" stroke="none" /><circle cx="10.7" cy="11" r=".9" stroke="none" /><path d="M14 14.4l.9 1.200.9-1.200.9 1.200.9-1.200.9 1.200.9-1.2" stroke-width=".8" fill="none" />',
  pier: '<path d="M3 9h18v3H3z" fill="currentColor" stroke="none" /><path d="M5 12v9M12 12v9M19 12v9" stroke="currentColor" stroke-width="2.4" fill="none" /><path d="M6 9V5M18 9V5" stroke="currentColor" stroke-width="2" fill="none" />',
  swap: '<path d="M5 9.5C6.2 5.8 9 4 12.4 4c2.6 0 4.6 1 6 2.8L21 4.4v7h-7l2.6-2.5C15.6 7.7 14.2 7 12.4 7 10 7 8.4 8 7.6 10.2z" fill="currentColor" stroke="none" /><path d="M19 14.5c-1.2 3.7-4 5.5-7.4 5.5-2.6 0-4.6-1-6-2.8L3 19.6v-7h7l-2.6 2.5c1 1.2 2.4 1.9 4.2 1.9 2.4 0 4-1 4.8-3.2z" fill="currentColor" stroke="none" />',
  bolt: '<path d="M13.5 1.5 4 14h6.5L9 22.5 20 9.5h-7z" fill="currentColor" stroke="none" />',
  infinity:
    '<path d="M12 12c-2.2-3.2-4-4.6-6.2-4.6A4.6 4.6 0 0 0 5.8 16.6C8 16.6 9.8 15.2 12 12zm0 0c2.2-3.2 4-4.6 6.2-4.6a4.6 4.6 0 0 1 0 9.2C16 16.6 14.2 15.2 12 12z" fill="none" stroke="currentColor" stroke-width="2.8" />',
  round_end:
    '<path d="M20 12a8 8 0 1 1-2.6-5.9" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" /><path d="M21.5 1.8v7h-7z" fill="currentColor" stroke="none" />',
  season_end:
    '<circle cx="12" cy="12" r="5" fill="currentColor" stroke="none" /><path d="M12 1.5v3.4M12 19.1v3.4M1.5 12h3.4M19.1 12h3.4M4.6 4.6 7 7M17 17l2.4 2.4M4.6 19.4 7 17M17 7l2.4-2.4" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" fill="none" />',
  slippers:
    '<path d="M1.4 12.6c-.1-2.3 1.3-3.5 3.2-3 3.200.9 4.6 3.8 8.6 4.3 3.600.4 6-1.7 6.9-5.200.2-.9.9-1.5 1.7-1.200.9.3 1.1 1.200.9 2.6C22 15.8 19 19.4 14.4 19.4H4.4c-2.2 0-2.9-3.3-3-6.8z" fill="currentColor" stroke="none" /><path d="M3.6 12c2.700.4 3.9 3.2 7.4 4.2" fill="none" stroke-width="1.7" stroke-linecap="round" /><circle cx="15" cy="16.4" r="1.3" stroke="none" />',
  tajine:
    '<path d="M12 2.2c1 0 1.700.7 1.7 1.6 0 .6-.3 1.1-.8 1.4 1.4 3.6 4.6 5.8 5.7 9.8H5.4c1.1-4 4.3-6.2 5.7-9.8-.5-.3-.8-.8-.8-1.4 0-.9.7-1.6 1.7-1.6z" fill="currentColor" stroke="none" /><path d="M2.4 16.2h19.2c0 3.4-2.6 5.4-5.4 5.4H7.8c-2.8 0-5.4-2-5.4-5.4z" fill="currentColor" stroke="none" /><path d="M8.4 12.4h7.2" stroke-width="1.3" fill="none" />',
  dagger:
    '<path d="M20.6 3.4c1.4 7.2-2.6 13-9 14.8l-2-2C12.4 12.8 16.8 9 20.6 3.4z" fill="currentColor" stroke="none" /><path d="m7.4 12.8 5.4 5.4-1.7 1.6-5.3-5.3z" fill="currentColor" stroke="none" /><path d="M7 16.4 3.2 20c-.8.8-.8 1.4-.2 2s1.300.6 2-.2l3.8-3.6z" fill="currentColor" stroke="none" />',
  oil_lamp:
    '<path d="M3 11.5c5 .2 5.4 2.3 8.3 2.3 1.9 0 3.3-.5 5.2-.5 3.3 0 4.8 1.6 4.8 3.2 0 .7-.3 1-1 1-.9 0-1.4-.7-2.6-.7-1.9 0-2.3 3.2-6.2 3.2-4.6 0-6.1-5.4-8.5-8.5z" fill="currentColor" stroke="none" /><path d="M9.5 20h6v2.2h-6z" fill="currentColor" stroke="none" /><path d="M12.4 12.6c0-1.800.8-2.7 2-2.7s2 .9 2 2.6z" fill="currentColor" stroke="none" /><path d="M2.9 10.2c-1.5-2 .1-3.500.3-5.7 1.8 1.8 2.9 4 .9 5.7z" fill="#E0A22E" stroke="none" />',
  necklace:
    '<path d="M3.5 3c0 7 3.5 11.5 8.5 11.5S20.5 10 20.5 3" fill="none" stroke="currentColor" stroke-width="2.6" stroke-dasharray=".1 3.4" stroke-linecap="round" /><path d="m12 13.6 3.4 4-3.4 5-3.4-5z" fill="currentColor" stroke="none" />',
  check:
    '<path d="M3.5 12.6 9.4 18.5 20.8 6" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" />',
  lock: '<rect x="4" y="10.5" width="16" height="11" rx="2.2" fill="currentColor" stroke="none" /><path d="M7.5 10.5V7.2a4.5 4.5 0 0 1 9 0v3.3" fill="none" stroke="currentColor" stroke-width="2.4" />',
  house: '<path d="M12 2.5 22 11h-3v10.5h-5V15h-4v6.5H5V11H2z" fill="currentColor" stroke="none" />',
  people:
    '<circle cx="8.5" cy="8" r="3.8" fill="currentColor" stroke="none" /><path d="M1.5 20.5c0-4.8 2.7-7.5 7-7.5s7 2.7 7 7.5z" fill="currentColor" stroke="none" /><circle cx="17" cy="8.6" r="3" fill="currentColor" stroke="none" /><path d="M16.5 13.2c3.8-.5 6.3 2 6.3 6.3h-5c0-2.5-.4-4.4-1.3-6.3z" fill="currentColor" stroke="none" />',
  khatam:
    '<path d="M12 .8 15.3 4h4.7v4.7L23.2 12 20 15.3V20h-4.7L12 23.2 8.7 20H4v-4.7L.8 12 4 8.7V4h4.7z" fill="currentColor" stroke="none" />',
  map: '<path d="M2 5.6 8.4 3v15.6L2 21.2zM9.800 3l4.600 2v15.800l-4.600-2zM15.800 5 22 2.600v15.800L15.800 21z" fill="currentColor" stroke="none" />',
  rungs:
    '<path d="M7 2v20M17 2v20M7 6.500h10M7 12h10M7 17.500h10" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" />',
  chevron:
    '<path d="M8 4l8 8-8 8" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />',
} as const;

export type Sign = keyof typeof SIGNS;
