import { EmptyState } from '@core/ui/feedback/empty-state.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { Page } from '@core/ui/page/page.tsx'
import { IconNews } from '@tabler/icons-react'

/** What changed in the product (R-ROUTE-022). */
export function ReleaseNotes() {
  const t = useCoreT()
  return (
    <Page title={t('releaseNotes')} layout="plain">
      <EmptyState icon={IconNews} title={t('releaseEmptyTitle')} text={t('releaseEmptyText')} />
    </Page>
  )
}
