import { foldText } from '../../domain/fold.ts'
import { searchWords } from '../../domain/search-words.ts'

/** A piece of a text, and whether it was searched for. */
export interface Piece {
  text: string
  hit: boolean
  /** Letter of the text that it begins with. */
  at: number
}

/** A text in pieces: where a word of the query begins a part of it, in whatever order, case and accents. */
export function marked(text: string, query: string): Piece[] {
  const letters = [...text]
  const folded = letters.map(foldText)
  const places = folded.flatMap((letter, at) => [...letter].map(() => at))
  const whole = folded.join('')
  const hits = new Set<number>()
  for (const word of searchWords(query))
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
      for (let n = at; n < at + word.length; n++) hits.add(places[n] ?? -1)
  const pieces: Piece[] = []
  for (const [at, letter] of letters.entries()) {
    const last = pieces.at(-1)
    const hit = hits.has(at)
    if (last && last.hit === hit) last.text += letter
    else pieces.push({ text: letter, hit, at })
  }
  return pieces
}
