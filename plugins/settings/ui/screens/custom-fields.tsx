import { Loaded, useAllCustomFields, useContents, useCurrentUser, useT } from '@core/ui'
import { SettingsPage } from '../../contract/settings-page'
import { extendedKinds } from '../../contract/ui'
import { CustomFieldsCard } from '../custom-fields/custom-fields-card'
import '../custom-fields/custom-fields.css'

/** Role from which fields can be changed. */
const MANAGER = 1000

/** What a company wants to know besides what everybody asks. */
export default function CustomFields() {
  const t = useT('settings')
  const all = useAllCustomFields()
  const locked = useCurrentUser().role < MANAGER
  const kinds = useContents(extendedKinds) ?? []
  return (
    <SettingsPage title={t('customFields')} intro={t(locked ? 'managerOnly' : 'customFieldsIntro')}>
      <Loaded query={all} what={t('theFields')}>
        {() => (
          <div className="settings-cards">
            {kinds.map(kind => (
              <CustomFieldsCard key={kind.resource} kind={kind} locked={locked} />
            ))}
          </div>
        )}
      </Loaded>
    </SettingsPage>
  )
}
