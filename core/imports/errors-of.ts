import type { FieldProblem, Problem } from '@core/context/problem'

/** Returns the problems of a refusal by field; those of the whole row under an empty name. */
export function errorsOf({ key, options }: Problem): Record<string, FieldProblem> {
  const { errors, values } = options
  if (errors && Object.keys(errors).length) return { ...errors }
  return { '': { key, ...(values ? { values } : {}) } }
}
