import type { Context } from '@core/http/context'

/** Says whether a transition may happen now: `true`, or the key of the text that says why not. */
export type Guard<R> = (record: R, context: Context) => true | string | Promise<true | string>

/** One row of a state machine. */
export interface Transition<S extends string, R> {
  readonly from: readonly S[]
  readonly to: S
  readonly when?: readonly Guard<R>[]
}

/** States and transitions of one kind of record. A table, so that people and screens read the same thing. */
export interface Machine<S extends string, R, T extends string = string> {
  readonly states: readonly S[]
  readonly initial: S
  readonly transitions: Readonly<Record<T, Transition<S, R>>>
}

/** Declares a state machine; wrong state names are type errors, unreachable states a boot error. */
export function machine<R>() {
  return <const S extends string, const T extends string>(table: {
    states: readonly S[]
    initial: NoInfer<S>
    transitions: Readonly<Record<T, Transition<NoInfer<S>, R>>>
  }): Machine<S, R, T> => table
}

/** The transitions that lead out of `status`, by name; guards are asked when one is taken. */
export function transitionsFrom<S extends string, R>(table: Machine<S, R>, status: S): string[] {
  return Object.entries(table.transitions)
    .filter(([, transition]) => transition.from.includes(status))
    .map(([name]) => name)
}

/**
 * The state that transition `name` leads to, or a refusal of 409 with the guard's text or
 * `core.transition_refused` when the record is not in a state it starts from.
 */
export async function take<S extends string, R extends { status: S }, T extends string>(
  table: Machine<S, R, T>,
  name: T,
  record: R,
  context: Context,
): Promise<S> {
  const transition = table.transitions[name]
  if (!transition.from.includes(record.status)) throw context.refuse('core.transition_refused')
  for (const guard of transition.when ?? []) {
    const verdict = await guard(record, context)
    if (verdict !== true) throw context.refuse(verdict)
  }
  return transition.to
}

/** States that nothing leads to: a mistake in the table. */
export function unreachableStates<S extends string, R>(table: Machine<S, R>): S[] {
  const reached = new Set<S>([table.initial])
  for (const transition of Object.values<Transition<S, R>>(table.transitions)) reached.add(transition.to)
  return table.states.filter(state => !reached.has(state))
}

/** The table as a Mermaid diagram, for the documentation. */
export function diagramOf<S extends string, R>(table: Machine<S, R>): string {
  const lines = Object.entries<Transition<S, R>>(table.transitions).flatMap(([name, { from, to }]) =>
    from.map(state => `  ${state} --> ${to}: ${name}`),
  )
  return ['stateDiagram-v2', `  [*] --> ${table.initial}`, ...lines].join('\n')
}
