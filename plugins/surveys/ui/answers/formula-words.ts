import { formatNumber } from '@core/ui'
import { usedNames } from '../../domain/used-names'

/** Longer than this it explains nothing at a glance. */
const LONGEST = 48

/** Signs of formulas as people write them; a decimal comma asks for another sign between arguments. */
export const SIGNS: Readonly<Record<string, string>> = {
  ...{ '*': '×', '-': '−', '/': '÷', '+': '+' },
  ...{ '<>': '≠', '<=': '≤', '>=': '≥', ',': ';' },
}

/**
 * A formula with the answers in it: "4,2 × 3,1 − 0,6". Only of what is added, subtracted, multiplied and divided; null for
 * others.
 */
export function formulaWords(formula: string, answer: (name: string) => unknown): string | null {
  if (!/^[\w\s.*+\-/()]+$/.test(formula) || /\w\s*\(/.test(formula)) return null
  const words = formula
    .replace(/[a-z_]\w*|\d[\d.]*|[*+\-/]/gi, part => {
      const sign = SIGNS[part]
      if (sign) return ` ${sign} `
      const value = /^\d/.test(part) ? Number(part) : (answer(part.toLowerCase()) ?? 0)
      return typeof value === 'number' ? formatNumber(value) : '?'
    })
    .replace(/\s+/g, ' ')
    .replaceAll('+ −', '− ')
    .trim()
  return words.length > LONGEST || words.includes('?') ? null : words
}

/** Whether a formula follows from answers of which none is given yet: its outcome says nothing. */
export function awaitsAnswers(formula: string, answer: (name: string) => unknown): boolean {
  const names = usedNames(formula)
  return names.length > 0 && names.every(name => (answer(name) ?? '') === '')
}
