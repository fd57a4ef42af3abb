import { moduleTag } from '@core/context/module-schemas'
import type { DeclaredModule } from '@core/context/modules'
import { nullable } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'

/** A module as answers carry it, with its number. */
export const moduleSchema = t.Object({ id: t.Integer(), tag: moduleTag })

/** The modules with these tags, as screens list them; those of plugins that are not deployed are not told. */
export const moduleRows = (declared: readonly DeclaredModule[], owned: { has(tag: string): boolean }) =>
  declared.filter(({ tag }) => owned.has(tag)).map(({ number, tag }) => ({ id: number, tag }))

/** A module that a company owns, and until when, where it only tries it. */
export const ownedModuleSchema = t.Composite([
  moduleSchema,
  t.Object({ trial_until: nullable(t.String({ format: 'date-time' })) }),
])

/** Owned modules as answers carry them, by the ends of their trials. */
export const ownedModuleRows = (
  declared: readonly DeclaredModule[],
  owned: { has(tag: string): boolean },
  trials: ReadonlyMap<string, string | null>,
) => moduleRows(declared, owned).map(row => ({ ...row, trial_until: trials.get(row.tag) ?? null }))

/** What a module is called and what it is for, in the language of whoever reads it. */
export const namedModuleSchema = t.Composite([moduleSchema, t.Object({ name: t.String(), description: t.String() })])

/** A module with its name. */
export const namedModule = ({ text }: { text(key: string): string }, { number, tag, plugin }: DeclaredModule) => ({
  id: number,
  tag,
  name: text(`${plugin}.module.name`),
  description: text(`${plugin}.module.text`),
})
