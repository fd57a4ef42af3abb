import { Button, ErrorState, Problem, phoneLink, takeOverFirstPage, useT } from '@core/ui'
import { IconFileOff, IconMail, IconPhone, IconRefresh } from '@tabler/icons-react'
import { useLayoutEffect } from 'react'
import { companyInPage } from '../company-in-page'
import { Letterhead } from './letterhead'
import './full-page-error.css'

/** A link that opens nothing, or not yet, says so with the words of its kind (R-PORT-005 to R-PORT-009); a lost connection can be tried again. */
export function FullPageError({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useT('portal')
  useLayoutEffect(takeOverFirstPage, [])
  if (error instanceof Problem && (error.status === 404 || error.status === 409))
    return <DeadLink message={error.message} onRetry={onRetry} />
  return (
    <main className="portal-error">
      <ErrorState error={error} what={t('thisPage')} {...(onRetry ? { onRetry } : {})} />
    </main>
  )
}

/** A link that opens nothing, and whom to call about it. */
export function DeadLink({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  const t = useT('portal')
  const company = companyInPage()
  return (
    <main className="portal-error">
      {company ? (
        <Letterhead name={company.name} logo={company.logo} />
      ) : (
        <IconFileOff size={40} stroke={1.5} aria-hidden="true" />
      )}
      <h1>{message}</h1>
      {company && (company.phone || company.email) && (
        <>
          <p>{t('reachUs', { company: company.name })}</p>
          <div className="portal-reach">
            {company.phone && (
              <a href={phoneLink(company.phone)}>
                <IconPhone size={20} stroke={1.75} aria-hidden="true" />
                {company.phone}
              </a>
            )}
            {company.email && (
              <a href={`mailto:${company.email}`}>
                <IconMail size={20} stroke={1.75} aria-hidden="true" />
                {company.email}
              </a>
            )}
          </div>
        </>
      )}
      {onRetry && (
        <Button icon={IconRefresh} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </main>
  )
}
