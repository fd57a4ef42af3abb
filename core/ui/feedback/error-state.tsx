import { IconCopy, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Problem } from '../api/problem.ts'
import { Button } from '../buttons/button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { copyText } from './copy-text.ts'
import './state.css'

export interface ErrorStateProps {
  error: unknown
  /** What failed, as a plural: "De dossiers". */
  what?: string
  onRetry?: () => void
  compact?: boolean
}

const retrySeconds = 15

/** Says what failed, that nothing is lost and when it is tried again; the code can be copied into a question. */
export function ErrorState({ error, what, onRetry, compact }: ErrorStateProps) {
  const t = useCoreT()
  const problem = error instanceof Problem ? error : null
  const automatic = onRetry !== undefined && (problem?.unreachable ?? false)
  const seconds = useRetryCountdown(automatic, onRetry)
  const code = codeOf(problem)
  return (
    <div className="vk-state" role="alert" data-compact={compact || undefined}>
      <span className="vk-state-icon vk-state-danger">
        <IconPlugConnectedX size={28} stroke={1.5} />
      </span>
      <h2>{what ? t('loadFailedNamed', { what }) : t('loadFailedTitle')}</h2>
      <p className="vk-state-text">
        {problem?.message || t('loadFailedText')}
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

function codeOf(problem: Problem | null): string | null {
  if (!problem || problem.status === 0) return null
  return problem.body.reference ?? `VW-${problem.status}`
}

function useRetryCountdown(active: boolean, retry: (() => void) | undefined): number {
  const [seconds, setSeconds] = useState(retrySeconds)
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => setSeconds(current => current - 1), 1000)
    return () => clearInterval(timer)
  }, [active])
  useEffect(() => {
    if (seconds > 0) return
    setSeconds(retrySeconds)
    retry?.()
  }, [seconds, retry])
  return seconds
}
