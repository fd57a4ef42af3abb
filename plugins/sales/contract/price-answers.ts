import type { Context } from '@core/context/context'
import { defineEvent } from '@core/context/event'
import { defineRegistry } from '@core/context/port'
import { Type as t } from '@sinclair/typebox'

/** An answer on a form of a dossier that a price can depend on. */
export interface PriceAnswer {
  readonly field_name: string
  readonly value: unknown
  /** What the field and its form are called, to say where a price comes from. */
  readonly label: string
  readonly form: string
  /** Number of the filled form, and of the form and the field that were asked. */
  readonly form_id: number
  readonly vertical_id: number
  readonly verticaldatafield_id: number | null
  /** The product that was chosen, where the field asks for one. */
  readonly product_id: number | null
}

/** Answers of a dossier by whoever keeps its forms, in the order of the forms; a field that is not asked now has none. */
export type AskAnswers = (context: Context, flowId: number) => Promise<readonly PriceAnswer[]>
export const priceAnswers = defineRegistry<AskAnswers>('sales.price-answers', { always: true })

/** Answers that prices can depend on are others than before. */
export const priceAnswersChanged = defineEvent('sales.price_answers_changed', t.Object({ flow_id: t.Integer() }))
