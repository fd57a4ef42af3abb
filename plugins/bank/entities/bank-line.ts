import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, day, json, money, reference, searchText, text } from '@core/db/fields'
import { nullable } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'
import { FORMATS } from '../statements/statement'

const told = nullable(t.String())

interface Searched {
  counterparty_name?: string | null
  counterparty_iban?: string | null
  description?: string | null
}

/** A movement on an account of the company, and how much of it is not matched with invoices yet. */
export const BankLine = tenantEntity({
  name: 'bankline',
  properties: {
    bankaccount_id: reference('bankaccount', { whenGone: 'goAlong' }),
    /** The first statement that had it. */
    bankstatement_id: reference('bankstatement', { whenGone: 'goAlong' }),
    booked_on: day(),
    /** Euros, with a minus for what went off the account. */
    amount: money(),
    amount_left: money(),
    counterparty_name: text(140).nullable(),
    counterparty_iban: text(34).nullable(),
    description: text(2000).nullable(),
    end_to_end: internal(text(70).nullable()),
    bank_reference: internal(text(140).nullable()),
    /** Why it was sent back, by the code of the bank. */
    return_reason: text(4).nullable(),
    format: internal(choice(FORMATS)),
    /** The payments that it stands for, where the bank booked several together. */
    details: json(
      t.Array(t.Object({ amount: nullable(t.Integer()), name: told, iban: told, endToEnd: told, text: told })),
    )
      .onCreate(() => [])
      .hidden(),
    status: choice(['open', 'matched', 'ignored']).default('open'),
    search_text: searchText<Searched>(row => [row.counterparty_name, row.counterparty_iban, row.description]),
  },
  indexes: [
    ['status', 'booked_on', 'id'],
    ['booked_on', 'id'],
    ['bankaccount_id', 'booked_on'],
  ],
})
