import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { atom, useAtomValue } from 'jotai'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Problem } from '../api/problem.ts'
import { coreText, useCoreT } from '../i18n/use-t.ts'
import { store } from '../session/store.ts'
import { classes } from '../styles/classes.ts'
import './toast.css'

export interface ToastOptions {
  tone?: 'ok' | 'info' | 'danger'
  /** Milliseconds on screen; 5000 (R-UI-005), 8000 with `undo`. */
  timeoutMs?: number
  /** Adds "Ongedaan maken" with a countdown. The same must stay possible in Logboek or prullenbak. */
  undo?: () => void | Promise<void>
  /** A button of your own instead of undo. */
  action?: { label: string; run: () => void }
}

interface Shown extends ToastOptions {
  id: number
  text: string
}

const toastsAtom = atom<Shown[]>([])
let lastId = 0

/** Says what just happened, at the top in the middle. Not for "opgeslagen": that stands in the top bar. */
export function toast(text: string, options: ToastOptions = {}): void {
  lastId += 1
  const next = { ...options, id: lastId, text }
  store.set(toastsAtom, shown => [...shown.filter(other => other.text !== text).slice(-2), next])
}

/** Shows what a failed call said. */
export function toastProblem(error: unknown, fallback?: string): void {
  const text = error instanceof Problem ? error.message : ''
  toast(text || (fallback ?? coreText('saveFailed')), { tone: 'danger' })
}

function dismiss(id: number): void {
  store.set(toastsAtom, shown => shown.filter(other => other.id !== id))
}

/** Where toasts appear; the hosts render it once. */
export function Toasts() {
  const shown = useAtomValue(toastsAtom)
  return (
    <div className="vk-toasts" aria-live="polite" role="status">
      {shown.map((entry, place) => (
        <Toast key={entry.id} {...entry} behind={shown.length - 1 - place} />
      ))}
    </div>
  )
}

const icons = { ok: IconCircleCheck, info: IconInfoCircle, danger: IconAlertTriangle }

function Toast({
  id,
  text,
  tone = 'ok',
  undo,
  action,
  timeoutMs = undo ? 8000 : 5000,
  behind,
}: Shown & { behind: number }) {
  const t = useCoreT()
  const [paused, setPaused] = useState(false)
  const seconds = useCountdown(timeoutMs, paused, () => dismiss(id))
  const Glyph = icons[tone]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focusing only stop the clock
    <div
      className={classes('vk-toast', `vk-toast-${tone}`)}
      style={{ '--behind': behind } as CSSProperties}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Glyph size={16} stroke={1.75} />
      <span className="vk-toast-text">{text}</span>
      {undo && (
        <button
          type="button"
          className="vk-toast-button"
          onClick={() => {
            dismiss(id)
            void Promise.resolve(undo()).catch(toastProblem)
          }}
        >
          {t('undo')} <span className="vk-toast-seconds">{seconds} s</span>
        </button>
      )}
      {action && (
        <button
          type="button"
          className="vk-toast-button"
          onClick={() => {
            dismiss(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="vk-toast-close" aria-label={t('close')} onClick={() => dismiss(id)}>
        <IconX size={16} stroke={1.75} />
      </button>
    </div>
  )
}

/** Seconds that are left; stands still while paused. */
function useCountdown(ms: number, paused: boolean, done: () => void): number {
  const [left, setLeft] = useState(ms)
  const finish = useRef(done)
  finish.current = done
  useEffect(() => {
    if (paused) return
    const timer = setInterval(() => setLeft(current => current - 250), 250)
    return () => clearInterval(timer)
  }, [paused])
  useEffect(() => {
    if (left <= 0) finish.current()
  }, [left])
  return Math.max(0, Math.ceil(left / 1000))
}
