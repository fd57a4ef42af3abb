import { defineUi, fill } from '@core/ui'
import { profileSettings } from '@plugins/settings/contract/ui'
import { IconBuildingBank } from '@tabler/icons-react'
import nl from '../locales/nl'

/** What came in on the accounts of the company, and what becomes of it. */
export default defineUi({
  code: 'bank',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/bank',
      module: 'INVOICE',
      title: 'title',
      menu: { group: 'sales', order: 61, icon: IconBuildingBank },
      load: () => import('./screens/bank-overview'),
    },
    {
      path: '/bank_statements',
      module: 'INVOICE',
      title: 'statements',
      load: () => import('./screens/statement-overview'),
    },
    {
      path: '/bank_parties',
      module: 'INVOICE',
      title: 'parties',
      load: () => import('./screens/party-overview'),
    },
    {
      path: '/bank_debits',
      module: 'INVOICE',
      title: 'debits',
      load: () => import('./screens/debit-overview'),
    },
    {
      path: '/bank_mandates',
      module: 'INVOICE',
      title: 'mandates',
      load: () => import('./screens/mandate-overview'),
    },
  ],
  kinds: {
    sepamandate: { noun: 'kind_sepamandate' },
    debitbatch: { noun: 'kind_debitbatch' },
    debitline: { noun: 'kind_debitline' },
    bankline: { noun: 'kind_bankline' },
    bankaccount: { noun: 'kind_bankaccount' },
    bankstatement: { noun: 'kind_bankstatement' },
    bankparty: { noun: 'kind_bankparty' },
  },
  fills: [
    fill(profileSettings, {
      key: 'bank',
      module: 'INVOICE',
      order: 41,
      load: () => import('./widgets/creditor-setting'),
    }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    bank: typeof nl
  }
}
