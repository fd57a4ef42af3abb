import { nullable } from '@core/db/schema'
import { type Static, Type as t } from '@sinclair/typebox'

const partOf = (description: string) =>
  t.Union(
    [
      t.Object(
        { type: t.Literal('percentage'), value: t.Number({ exclusiveMinimum: 0, maximum: 100 }) },
        { additionalProperties: false },
      ),
      t.Object(
        {
          type: t.Literal('amount'),
          value: t.Number({ minimum: 0.01, maximum: 99_999_999, description: 'Euros' }),
        },
        { additionalProperties: false },
      ),
    ],
    { description },
  )

/** How an invoice is split between the ordinary account and the G-rekening, as somebody chose it. */
export const chosenSplit = t.Object(
  {
    wages: partOf('The wages in it: an amount, or a percentage of its total without VAT'),
    share: partOf('What of it goes to the G-rekening: an amount, or a percentage of the wages'),
    reference: t.Optional(
      nullable(
        t.String({ maxLength: 60, description: 'Number of the project or contract; that of what it bills otherwise' }),
      ),
    ),
  },
  { additionalProperties: false },
)
export type ChosenSplit = Static<typeof chosenSplit>

/** The split of an invoice as it was sent; euros, of a credit with a minus. */
export const sentSplit = t.Object({
  iban: t.String(),
  amount: t.Number(),
  wages: t.Number(),
  reference: nullable(t.String()),
})
export type SentSplit = Static<typeof sentSplit>
