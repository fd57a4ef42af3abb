import { tenantEntity } from '@core/db/entity'
import { choice, day, money, reference, text, whole } from '@core/db/fields'
import { colleague } from '@core/users/colleague'
import { FORMATS } from '../statements/statement'

/** A statement of an account, as it was imported. */
export const BankStatement = tenantEntity({
  name: 'bankstatement',
  properties: {
    bankaccount_id: reference('bankaccount', { whenGone: 'goAlong' }),
    /** That of the account, which never gets another. */
    iban: text(34),
    filename: text(),
    format: choice(FORMATS),
    number: text(64).nullable(),
    from_day: day(),
    until_day: day(),
    opening_balance: money(),
    closing_balance: money(),
    line_count: whole(),
    /** Lines that no statement before it had. */
    new_count: whole(),
    user_id: colleague().nullable(),
  },
  indexes: [['until_day', 'id']],
})
