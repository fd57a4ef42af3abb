import { defineUi, fill, firstSteps } from '@core/ui'
import {
  IconBraces,
  IconChartBar,
  IconForms,
  IconMail,
  IconPalette,
  IconPuzzle,
  IconTemplate,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react'
import { settingsEntries } from '../contract/ui'
import nl from '../locales/nl' with { usedBy: 'first pages' }

/** Screens where a company sets how it looks and writes. */
export default defineUi({
  code: 'settings',
  locales: {
    nl,
    rest: () => import('../locales/nl', { with: { notUsedBy: 'first pages' } }),
    en: () => import('../locales/en'),
    'es-AR': () => import('../locales/es-AR'),
  },
  screens: [
    {
      path: '/account/company_profile',
      module: 'SETTINGS',
      title: 'profile',
      menu: { group: 'settings', order: 10, icon: IconPalette },
      rail: true,
      load: () => import('./screens/company-profile'),
    },
    {
      path: '/account/company_modules',
      module: 'SETTINGS',
      title: 'modules',
      menu: { group: 'settings', order: 20, icon: IconPuzzle },
      rail: true,
      load: () => import('./screens/company-modules'),
    },
    {
      path: '/account/company_emailsettings',
      module: 'SETTINGS',
      title: 'mails',
      menu: { group: 'settings', order: 30, icon: IconMail },
      rail: true,
      load: () => import('./screens/email-settings'),
    },
    {
      path: '/account/company_mergetags',
      module: 'SETTINGS',
      title: 'mergeTags',
      menu: { group: 'settings', order: 34, icon: IconBraces },
      rail: true,
      load: () => import('./screens/merge-tags'),
    },
    {
      path: '/account/company_documentsettings',
      module: 'SETTINGS',
      title: 'documents',
      menu: { group: 'settings', order: 37, icon: IconTemplate },
      rail: true,
      load: () => import('./screens/document-settings'),
    },
    {
      path: '/account/custom_fields',
      module: 'SETTINGS',
      title: 'customFields',
      menu: { group: 'settings', order: 40, icon: IconForms },
      rail: true,
      load: () => import('./screens/custom-fields'),
    },
    {
      path: '/account/company_websites',
      module: 'SETTINGS',
      title: 'websites',
      menu: { group: 'settings', order: 46, icon: IconWorld },
      rail: true,
      load: () => import('./screens/websites'),
    },
    {
      path: '/account/company_flowprofiles/:flowProfileId',
      module: 'SETTINGS',
      rail: true,
      load: () => import('./screens/flow-profile-detail'),
    },
    {
      path: '/account/company_statistics',
      module: 'SETTINGS',
      title: 'statistics',
      menu: { group: 'meer', order: 40, icon: IconChartBar },
      load: () => import('./screens/company-statistics'),
    },
    {
      path: '/account/company_lead_statistics',
      module: 'SETTINGS',
      load: () => import('./screens/company-lead-statistics'),
    },
    {
      path: '/account/company_realtime_statistics',
      module: 'SETTINGS',
      load: () => import('./screens/company-realtime-statistics'),
    },
    {
      path: '/account/company_users',
      module: 'SETTINGS',
      role: 5000,
      title: 'users',
      menu: { group: 'settings', order: 50, icon: IconUsers },
      rail: true,
      load: () => import('./screens/company-users'),
    },
  ],
  fills: [
    fill(settingsEntries, { key: 'settings', order: 10, load: () => import('./settings-entries') }),
    fill(firstSteps, {
      key: 'details',
      module: 'SETTINGS',
      order: 10,
      load: () => import('./first-steps/own-details'),
    }),
  ],
  kinds: {
    company: { noun: 'kind_company' },
    mailtemplate: { noun: 'kind_mailtemplate' },
    messagetemplate: { noun: 'kind_messagetemplate' },
    contacttemplate: { noun: 'kind_contacttemplate' },
    website: { noun: 'kind_website' },
    companysettings: { noun: 'kind_companysettings' },
    flowprofile: { noun: 'flowProfile', address: id => `/account/company_flowprofiles/${id}` },
  },
})

declare module '@core/ui' {
  interface UiLocales {
    settings: typeof nl
  }
}
