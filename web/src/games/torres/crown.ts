/** A crown around the middle, about 28 wide. */
export const CROWN = "M-13 9L-15-8l8 6 7-11 7 11 8-6-2 17zM-13 12h26v3h-26z";
