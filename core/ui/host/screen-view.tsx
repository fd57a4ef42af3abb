import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Screen } from '../define/define-ui.ts'
import type { From } from '../define/registry.ts'
import { ErrorBoundary } from '../feedback/error-boundary.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { LoadingState } from '../feedback/skeleton.tsx'
import { translate } from '../i18n/texts.ts'
import { useLanguage } from '../i18n/use-t.ts'
import { LazyPart } from '../lazy/lazy-part.tsx'
import { Page } from '../page/page.tsx'
import { FailedScreen } from '../release/failed-screen.tsx'
import { loadNewVersionByItself } from '../release/new-version.ts'

/** One screen, fetched when it is first opened; a fault stays inside it. */
export function ScreenView({ screen }: { screen: Pick<From<Screen>, 'code' | 'title' | 'load'> }) {
  const { pathname } = useLocation()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title follows the language
  useEffect(() => {
    if (screen.title) document.title = `${translate(screen.code, screen.title)} · Vakwerk`
  }, [screen, language])
  useEffect(() => void loadNewVersionByItself(), [])
  const titled = (content: ReactNode) =>
    screen.title ? (
      <Page title={translate(screen.code, screen.title)} layout="plain">
        {content}
      </Page>
    ) : (
      content
    )
  return (
    <ErrorBoundary resetKey={pathname} fallback={retry => titled(<ErrorState error={null} onRetry={retry} />)}>
      <LazyPart
        load={screen.load}
        of={{}}
        waiting={() => titled(<LoadingState />)}
        failed={retry => titled(<FailedScreen onRetry={retry} />)}
      />
    </ErrorBoundary>
  )
}
