import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'

/** What the platform made of a trigger that a plugin declares: another name, another stage, or switched off. */
export interface MadeTrigger {
  readonly id: number
  readonly tag: string
  /** What people call it; as its plugin does when null. */
  readonly description: string | null
  /** Stage under which rules list it; that of its plugin when null. */
  readonly flowstage: string | null
  /** Off, no new rule can listen to it; those that do go on. */
  readonly is_active: boolean
}

/** Knows what was made of the triggers. */
export interface MadeTriggers {
  /** All of them, or the one with this tag. */
  find(context: Context, tag?: string): Promise<readonly MadeTrigger[]>
}

/** Whoever keeps what is made of triggers adds an entry. */
export const madeTriggers = defineRegistry<MadeTriggers>('workflow.made-triggers', { always: true })

/** What was made of the triggers, by whoever keeps that. */
export const findMadeTriggers = async (context: Context, tag?: string): Promise<readonly MadeTrigger[]> =>
  (await Promise.all(context.all(madeTriggers).map(made => made.find(context, tag)))).flat()
