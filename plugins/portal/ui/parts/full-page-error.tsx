import { Button, ErrorState, Problem, useT } from '@core/ui'
import { IconFileOff, IconRefresh } from '@tabler/icons-react'
import './full-page-error.css'

/** A link that opens nothing says so with the words of its kind (R-PORT-005 to R-PORT-009); a lost connection can be tried again. */
export function FullPageError({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useT('portal')
  if (!(error instanceof Problem) || error.status !== 404) {
    return (
      <main className="portal-error">
        <ErrorState error={error} what={t('thisPage')} {...(onRetry ? { onRetry } : {})} />
      </main>
    )
  }
  return (
    <main className="portal-error">
      <IconFileOff size={40} stroke={1.5} aria-hidden="true" />
      <h1>{error.message}</h1>
      {onRetry && (
        <Button icon={IconRefresh} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </main>
  )
}
