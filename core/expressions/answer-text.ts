/** What an answer says where texts are compared: case is no difference, and ticked is the "ja" that people type for it. */
export function answerText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  const text = String(value ?? '')
    .trim()
    .toLowerCase()
  return text === 'true' ? 'ja' : text === 'false' ? 'nee' : text
}

/**
 * Whether a text stands in an answer, or in one of several choices (R-WIDG-006). A box that is not ticked is no answer, no
 * text stands in nothing, and nothing stands in no text.
 */
export function holdsText(answer: unknown, wanted: unknown): boolean {
  if (Array.isArray(answer)) return answer.some(each => holdsText(each, wanted))
  const text = answerText(wanted)
  return text !== '' && answer !== false && answerText(answer).includes(text)
}
