import { Loaded, useAllCustomFields, useCurrentUser, useOwns, useT } from '@core/ui'
import { SettingsPage } from '../../contract/settings-page'
import { CustomFieldsCard } from '../custom-fields/custom-fields-card'
import '../custom-fields/custom-fields.css'

/** Role from which fields can be changed. */
const MANAGER = 1000

/** What a company wants to know besides what everybody asks. */
export default function CustomFields() {
  const t = useT('settings')
  const all = useAllCustomFields()
  const locked = useCurrentUser().role < MANAGER
  const crm = useOwns('CRM')
  const sales = useOwns('SALES')
  const kinds = [
    ...(crm ? (['relation', 'organization', 'flow'] as const) : []),
    ...(sales ? (['product'] as const) : []),
  ]
  return (
    <SettingsPage title={t('customFields')} intro={t(locked ? 'managerOnly' : 'customFieldsIntro')}>
      <Loaded query={all} what={t('theFields')}>
        {() => (
          <div className="settings-cards">
            {kinds.map(kind => (
              <CustomFieldsCard key={kind} resource={kind} title={t(`fieldsOf_${kind}`)} locked={locked} />
            ))}
          </div>
        )}
      </Loaded>
    </SettingsPage>
  )
}
