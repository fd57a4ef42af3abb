import { Problem } from '../api/problem.ts'
import type { AnyFormField } from '../form/form-field.ts'
import { settleConflict } from '../form/settle-conflict.tsx'
import { ifUnchanged } from '../sorting/if-unchanged.ts'

/** A record with its version, as far as a change of it goes. */
export type Versioned = { version: number }

/** A change that was typed while the record could change under it. */
export interface TypedChange<Row extends Versioned, Change extends object, Answer> {
  /** What can be typed, for the words in which both are asked to choose. */
  fields: readonly AnyFormField[]
  /** The record as it was before the change was typed. */
  start: Row
  change: Change
  send: (change: Change, headers: ReturnType<typeof ifUnchanged>) => Promise<Answer>
}

/**
 * The one way to save what was typed in a screen that has no form of its own. Where somebody else saved in between, what
 * only one of both changed is kept without a question, and for what both changed the user chooses field by field.
 *
 * @throws {Problem} that is stale when the user goes back to what was typed, and any other refusal
 */
export async function saveOver<Row extends Versioned, Change extends object, Answer>(
  typed: TypedChange<Row, Change, Answer>,
): Promise<Answer> {
  try {
    return await typed.send(typed.change, ifUnchanged([typed.start.version]))
  } catch (error) {
    if (!(error instanceof Problem) || !error.stale) throw error
    const current = error.body.current as Row
    const change = await settle(typed, current, error.source?.url)
    if (!change) throw error
    return saveOver({ ...typed, start: current, change })
  }
}

/** Whether the user went back to what was typed instead of choosing: nothing has to be told. */
export const isLeft = (error: unknown): boolean => error instanceof Problem && error.stale

async function settle<Row extends Versioned, Change extends object, Answer>(
  { fields, start, change }: TypedChange<Row, Change, Answer>,
  current: Row,
  url: string | undefined,
): Promise<Change | null> {
  const names = Object.keys(change)
  const asked = names.map(name => fields.find(field => field.name === name) ?? { name, label: name })
  const given = { ...start, ...change }
  const settled = await settleConflict({
    fields: asked,
    start: { ...start },
    given,
    current: { ...current },
    url,
    quiet: true,
  })
  return settled && (Object.fromEntries(names.map(name => [name, settled[name]])) as Change)
}
