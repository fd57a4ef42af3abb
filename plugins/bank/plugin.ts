import { type BatchWork, batchWorks } from '@core/batches/batch-work'
import { register } from '@core/context/port'
import { definePlugin } from '@core/plugin/define-plugin'
import { settingsOfModules } from '@core/tenancy/module-settings'
import { confirmCalls, confirmProposals } from './api/confirm-sure'
import { debitCalls } from './api/debit-calls'
import { importStatements } from './api/import-statements'
import { lineCalls } from './api/line-calls'
import { checkedDebitSettings } from './domain/debit-settings'
import { proposed } from './domain/proposed'
import { BankAccount } from './entities/bank-account'
import { BankLine } from './entities/bank-line'
import { BankMatch } from './entities/bank-match'
import { BankParty } from './entities/bank-party'
import { BankStatement } from './entities/bank-statement'
import { DebitBatch } from './entities/debit-batch'
import { DebitLine } from './entities/debit-line'
import { SepaMandate } from './entities/sepa-mandate'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { bankAccounts } from './resources/bank-accounts'
import { bankLines } from './resources/bank-lines'
import { bankParties } from './resources/bank-parties'
import { bankStatements } from './resources/bank-statements'
import { debitBatches, debitLines } from './resources/debit-batches'
import { sepaMandates } from './resources/sepa-mandates'
import { seed } from './seed'

/** Bank statements: what came in on the accounts of the company becomes the payments of its invoices. And direct debit. */
export default definePlugin({
  code: 'bank',
  module: 'INVOICE',
  requires: ['invoice', 'crm', 'settings'],
  entities: [BankAccount, BankStatement, BankLine, BankMatch, BankParty, SepaMandate, DebitBatch, DebitLine],
  migrations,
  resources: [bankAccounts, bankStatements, bankLines, bankParties, sepaMandates, debitBatches, debitLines],
  calls: [importStatements, ...lineCalls, ...confirmCalls, ...debitCalls],
  adds: [{ resource: 'bankline', addition: proposed }],
  entries: [register(batchWorks, confirmProposals as BatchWork), register(settingsOfModules, checkedDebitSettings)],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
  seed,
})
