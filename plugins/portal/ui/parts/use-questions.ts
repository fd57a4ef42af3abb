import { useSearchParams } from '@core/ui'
import { useEffect, useRef } from 'react'

/** Milliseconds after which `options=questions` opens the questions (R-PORT-001). */
const QUESTIONS_AFTER = 2000

/** Opens the panel of questions of a customer page whose address asks for it (C-12). */
export function useQuestions(open: () => void): void {
  const [search] = useSearchParams()
  const asked = search.get('options') === 'questions'
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    if (!asked) return
    const timer = setTimeout(() => latest.current(), QUESTIONS_AFTER)
    return () => clearTimeout(timer)
  }, [asked])
}
