import { useEffect, useState } from 'react'
import { useCoreT } from '../i18n/use-t.ts'
import './skeleton.css'

/** A grey bar where text comes. */
export function Skeleton({ width = '60%', height = 10 }: { width?: number | string; height?: number | string }) {
  return <span className="vk-skeleton" style={{ width, height }} aria-hidden="true" />
}

const lineWidths = [62, 84, 48, 76, 55, 68]

/** Skeleton of a screen or card; shows after 500 ms, says so when it takes longer than 3 s. */
export function LoadingState({ lines = 6 }: { lines?: number }) {
  const t = useCoreT()
  const late = useLate(500)
  const slow = useLate(3000)
  // As high as its bars from the start: what is under it moves once, not twice.
  if (!late) return <div className="vk-loading" style={{ minHeight: 22 + 26 * lines }} aria-busy="true" />
  return (
    <div className="vk-loading" role="status" aria-busy="true" aria-label={t('loading')}>
      {numbers(lines).map(line => (
        <Skeleton key={line} width={`${lineWidths[line % lineWidths.length]}%`} />
      ))}
      {slow && <p className="vk-meta">{t('slow')}</p>}
    </div>
  )
}

/** 0 up to `count`, for rows that have no data yet. */
export function numbers(count: number): number[] {
  return [...new Array(count).keys()]
}

/** True once `ms` have passed since the component appeared. */
export function useLate(ms: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return late
}
