/** The name that is being typed in a formula, and where it stands; `null` between names. */
export function wordAt(text: string, caret: number): { word: string; from: number; to: number } | null {
  const before = /[a-z_][a-z0-9_]*$/i.exec(text.slice(0, caret))?.[0] ?? ''
  if (!before) return null
  const behind = /^[a-z0-9_]*/i.exec(text.slice(caret))?.[0] ?? ''
  const from = caret - before.length
  return { word: before.toLowerCase(), from, to: caret + behind.length }
}
