import { IconArrowLeft, IconCopy, IconFileUnknown, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Problem } from '../api/problem.ts'
import { Button } from '../buttons/button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { copyText } from './copy-text.ts'
import { useBackOnline } from './use-back-online.ts'
import './state.css'

export interface ErrorStateProps {
  error: unknown
  /** What failed, with its article: "De dossiers", "Het product". */
  what?: string
  onRetry?: () => void
  compact?: boolean
}

/** Seconds between two tries, and those after a connection has come back: it often needs a moment. */
const RETRY_SECONDS = 15
const SOON_SECONDS = [1, 2, 4, 8]

/** Says what failed, that nothing is lost and when it is tried again; the code can be copied into a question. */
export function ErrorState({ error, what, onRetry, compact }: ErrorStateProps) {
  const t = useCoreT()
  const problem = error instanceof Problem ? error : null
  const automatic = onRetry !== undefined && (problem?.unreachable ?? false)
  const seconds = useRetries(automatic ? onRetry : undefined)
  const code = codeOf(problem)
  if (problem?.status === 404) return <Missing what={what} compact={compact} />
  return (
    <div className="vk-state" role="alert" data-compact={compact || undefined}>
      <span className="vk-state-icon vk-state-danger">
        <IconPlugConnectedX size={28} stroke={1.5} />
      </span>
      <h2>{what ? t('loadFailedNamed', { what: lowerFirst(what) }) : t('loadFailedTitle')}</h2>
      <p className="vk-state-text">
        {problem?.body.message || t('loadFailedText')}
        {automatic && (
          <>
            <br />
            {t('retryIn', { count: seconds })}
          </>
        )}
      </p>
      {onRetry && (
        <div className="vk-state-actions">
          <Button variant="primary" icon={IconRefresh} onClick={onRetry}>
            {t('retryNow')}
          </Button>
        </div>
      )}
      {code && (
        <p className="vk-state-code">
          {t('errorCode', { code })}
          <Button variant="minimal" size="small" icon={IconCopy} onClick={() => void copyText(code)}>
            {t('copy')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Trying again would not help: it was thrown away, or the address never was right. */
function Missing({ what, compact }: Pick<ErrorStateProps, 'what' | 'compact'>) {
  const t = useCoreT()
  return (
    <div className="vk-state" role="alert" data-compact={compact || undefined}>
      <span className="vk-state-icon">
        <IconFileUnknown size={28} stroke={1.5} />
      </span>
      <h2>{what ? t('loadMissingNamed', { what: lowerFirst(what) }) : t('error404Title')}</h2>
      <p className="vk-state-text">{t('error404Text')}</p>
      {!compact && (
        <div className="vk-state-actions">
          <Button icon={IconArrowLeft} onClick={() => history.back()}>
            {t('back')}
          </Button>
        </div>
      )}
    </div>
  )
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function codeOf(problem: Problem | null): string | null {
  if (!problem || problem.status === 0) return null
  return problem.body.reference ?? `VW-${problem.status}`
}

/** Tries again by itself; answers the seconds until it does. */
function useRetries(retry: (() => void) | undefined): number {
  const [seconds, setSeconds] = useState(RETRY_SECONDS)
  const soon = useRef<readonly number[]>([])
  const active = retry !== undefined
  const again = (): void => {
    const [next = RETRY_SECONDS, ...rest] = soon.current
    soon.current = rest
    setSeconds(next)
    retry?.()
  }
  const latest = useRef(again)
  latest.current = again
  useBackOnline(
    active
      ? () => {
          soon.current = SOON_SECONDS
          again()
        }
      : undefined,
  )
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => setSeconds(current => current - 1), 1000)
    return () => clearInterval(timer)
  }, [active])
  useEffect(() => {
    if (seconds <= 0) latest.current()
  }, [seconds])
  return Math.max(0, seconds)
}
