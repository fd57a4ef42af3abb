import { EmptyState, Slot, useSlot, useT } from '@core/ui'
import { IconTemplate } from '@tabler/icons-react'
import { SettingsPage } from '../../contract/settings-page'
import { documentSettings } from '../../contract/ui'
import '../custom-fields/custom-fields.css'

/** What new documents start with (R-SET-022); each kind brings its own. */
export default function DocumentSettings() {
  const t = useT('settings')
  const cards = useSlot(documentSettings)
  return (
    <SettingsPage title={t('documents')} intro={t('documentsIntro')}>
      {cards.length === 0 ? (
        <EmptyState icon={IconTemplate} title={t('noDocuments')} text={t('noDocumentsText')} />
      ) : (
        <div className="settings-cards">
          <Slot of={documentSettings} />
        </div>
      )}
    </SettingsPage>
  )
}
