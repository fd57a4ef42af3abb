import { ButtonLink, Card, useT } from '@core/ui'
import { SettingsPage } from '@plugins/settings/contract/settings-page'
import { IconClipboardList } from '@tabler/icons-react'
import { CheckListsCard } from '../settings/check-lists-card'
import { HoursCard } from '../settings/hours-card'
import { TypesCard } from '../settings/types-card'
import '../aftercare.css'

/** Kinds of incidents with what is promised for each, and where service forms are made (SCR-086). */
export default function AftercareSettings() {
  const t = useT('aftercare')
  return (
    <SettingsPage title={t('aftercare')} intro={t('aftercareIntro')}>
      <TypesCard />
      <CheckListsCard />
      <HoursCard />
      <Card
        title={t('serviceForms')}
        actions={
          <ButtonLink size="small" icon={IconClipboardList} to="/vertical_overview?type=aftercare">
            {t('toForms')}
          </ButtonLink>
        }
      >
        <p className="vk-text-2">{t('serviceFormsText')}</p>
      </Card>
    </SettingsPage>
  )
}
