import { foldText } from '@core/domain/fold'

/** A text in the signs that all banks take, and no longer than they do. */
export const sepaText = (text: string, most: number): string =>
  [...text]
    .map(sign => (/[A-Z]/.test(sign) ? sign : plain(sign)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .trim()

/** A letter without its accent, in the case that it had. */
function plain(sign: string): string {
  const folded = foldText(sign)
  const kept = sign === sign.toLowerCase() ? folded : folded.toUpperCase()
  return kept.replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
}
