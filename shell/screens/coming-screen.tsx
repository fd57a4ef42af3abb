import { EmptyState } from '@core/ui/feedback/empty-state.tsx'
import { Page } from '@core/ui/page/page.tsx'
import { IconBarrierBlock } from '@tabler/icons-react'
import { useShellT } from '../shell-texts.ts'

/** A screen that is not there yet, and what that means for whoever owns its module. */
export function ComingScreen({ title, text }: { title: 'partnerDashboard'; text: 'partnerComing' }) {
  const t = useShellT()
  return (
    <Page title={t(title)}>
      <EmptyState icon={IconBarrierBlock} title={t('comingTitle')} text={t(text)} />
    </Page>
  )
}
