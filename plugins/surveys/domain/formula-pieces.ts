import { tokensOf } from '@core/expressions/formula/tokens'
import { faultOf } from './work-out'

/** A piece of a formula as people read it. */
export interface FormulaPiece {
  readonly kind: 'field' | 'number' | 'sign'
  readonly text: string
  /** The place in the formula, from 0. */
  readonly at: number
  /** It stands close to the piece before it: behind an opening bracket, or before a closing one. */
  readonly isClose: boolean
}

/** What a formula is made of, in order: names of fields apart from functions and signs; `null` for a text that is none. */
export function formulaPieces(formula: string): FormulaPiece[] | null {
  if (faultOf(formula)) return null
  const tokens = tokensOf(formula).slice(0, -1)
  return tokens.map(({ kind, text, at }, index) => {
    const [before, behind] = [tokens[index - 1], tokens[index + 1]]
    const isField = kind === 'word' && behind?.text !== '(' && !isJoint(text)
    const isCalled = text === '(' && before?.kind === 'word' && !isJoint(before.text)
    return {
      kind: isField ? 'field' : kind === 'number' ? 'number' : 'sign',
      ...{ text, at },
      isClose: text === ')' || text === ',' || before?.text === '(' || isCalled,
    }
  })
}

const isJoint = (word: string): boolean => /^(and|or)$/i.test(word)
