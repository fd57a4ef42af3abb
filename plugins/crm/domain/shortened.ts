/** Longest note that a list shows whole (R-NOTE-003). */
export const NOTE_SHOWN = 256
/** Longest piece of a message that previews show (R-MSG-007). */
const PREVIEW = 128

/** A text as far as there is room for it, with what says that it goes on. */
export const shortened = (text: string, most: number = PREVIEW): string =>
  text.length > most ? `${text.slice(0, most)}…` : text
