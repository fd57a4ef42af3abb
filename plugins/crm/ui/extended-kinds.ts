import type { Translate } from '@core/ui'
import type { ExtendedKind } from '@plugins/settings/contract/ui'

/** What companies add fields of their own to. */
export default (t: Translate): ExtendedKind[] => [
  { resource: 'relation', title: t('relations'), example: t('noFields_relation') },
  { resource: 'organization', title: t('organizations'), example: t('noFields_organization') },
  { resource: 'flow', title: t('flowsTitle'), example: t('noFields_flow') },
]
