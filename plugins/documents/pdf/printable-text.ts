import { withoutManyMarks } from '@core/domain/text-limits'

/** Characters after which a word may be broken: one that no line can hold makes the printer fall over from 65,536 bytes on. */
const LONG_WORD = /\S{1000}\p{M}*(?=\S)/gu
/** Letters that Indic scripts join to one: the printer falls over beyond 127 of them. */
const JOINED = /[\u0900-\u0dff\u1000-\u109f\u1780-\u17ff]{100}\p{M}*(?=\S)/gu
/** Characters that take no place; some join others, which takes a few at most. */
const INVISIBLE = /([\u200b-\u200f\u2060-\u206f\ufeff]{8})[\u200b-\u200f\u2060-\u206f\ufeff]+/g
/** Characters after which a line ends: what it takes to break a text into lines grows with the square of their number. */
const LONG_TEXT = /([^\n]{8000,}?)[\s\u200b]/gu

/** A text as the printer can set it: the same, unless it was kept before texts had limits, or no line can hold its words. */
export const printableText = (text: string): string => {
  if (text.length <= 100) return withoutManyMarks(text)
  const shown = withoutManyMarks(text).replace(INVISIBLE, '$1').replace(JOINED, '$&\u200b')
  return shown.replace(LONG_WORD, '$&\u200b').replace(LONG_TEXT, '$1\n')
}

/** Whether a text has a word that a column may be too narrow for: the template breaks it where it ends up. */
export const hasWideWord = (text: string): boolean => /\S{18}/.test(text)
