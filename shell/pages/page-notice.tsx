import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './pages.css'

/** One line above a form that says what just happened. */
export function PageNotice({ children }: { children: ReactNode }) {
  return (
    <p className="shell-notice" role="status">
      <IconInfoCircle size={16} stroke={1.75} />
      <span>{children}</span>
    </p>
  )
}
