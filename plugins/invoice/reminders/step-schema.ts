import { Type as t } from '@sinclair/typebox'
import { STEPS } from './steps'

export const stepSchema = t.Union(STEPS.map(step => t.Literal(step)))

/** A step that a company chose, and how many days after the last day of an invoice it comes; before it with a minus. */
export const chosenStep = t.Object(
  { step: stepSchema, days: t.Integer({ minimum: -30, maximum: 365 }) },
  { additionalProperties: false },
)
