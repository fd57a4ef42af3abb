import { IconChevronRight, IconCircle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCoreT } from '../i18n/use-t.ts'
import './first-step.css'

interface FirstStepProps {
  title: ReactNode
  text: ReactNode
  to: string
  /** Nothing while that is not known yet. */
  done: boolean | undefined
}

/** One of the things that a company that starts does first, with a mark once it is done. */
export function FirstStep({ title, text, to, done }: FirstStepProps) {
  const t = useCoreT()
  return (
    <Link className="vk-first-step" to={to} data-done={done || undefined}>
      {done ? <IconCircleCheck size={20} stroke={1.75} /> : <IconCircle size={20} stroke={1.75} />}
      <span className="vk-grow">
        <strong>{title}</strong>
        {done && <span className="vk-hidden">{t('stepDone')}</span>}
        <span className="vk-meta vk-first-step-text">{text}</span>
      </span>
      <IconChevronRight size={16} stroke={1.75} />
    </Link>
  )
}
