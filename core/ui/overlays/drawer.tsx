import type { DrawerProps as LayerProps } from '@blueprintjs/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { NoScreenActions } from '../buttons/screen-actions.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { useBelow } from '../styles/use-below.ts'
import { FocusBack } from './focus-back.tsx'
import { DrawerLayer } from './layers.ts'
import './blueprint.css'
import './drawer.css'

export interface DrawerProps {
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  onClose: () => void
  open?: boolean
  /** Pixels; 480 for a record beside a list, 640 for a form with two columns. */
  width?: 480 | 640
  side?: 'right' | 'left'
}

/** A panel from the side that leaves the screen in sight; on the phone a sheet from below. */
export function Drawer({ title, children, footer, onClose, open = true, width = 480, side = 'right' }: DrawerProps) {
  const phone = useBelow(768)
  return (
    <Panel
      title={title}
      footer={footer}
      onClose={onClose}
      open={open}
      position={phone ? 'bottom' : side}
      size={phone ? 'auto' : width}
    >
      {children}
    </Panel>
  )
}

/** A panel from below, for choices on the phone; on a wider screen it stays at the bottom, so prefer `Menu` there. */
export function Sheet({ title, children, footer, onClose, open = true }: Omit<DrawerProps, 'width' | 'side'>) {
  return (
    <Panel title={title} footer={footer} onClose={onClose} open={open} position="bottom" size="auto">
      {children}
    </Panel>
  )
}

interface PanelProps extends Pick<DrawerProps, 'title' | 'children' | 'footer' | 'onClose'> {
  open: boolean
  position: NonNullable<LayerProps['position']>
  size: number | string
}

function Panel({ title, children, footer, onClose, open, position, size }: PanelProps) {
  const t = useCoreT()
  const id = useId()
  return (
    <NoScreenActions>
      <DrawerLayer isOpen={open} onClose={onClose} position={position} size={size} transitionDuration={200}>
        <div className="vk-drawer" role="dialog" aria-modal="true" aria-labelledby={id}>
          <FocusBack />
          <div className="vk-drawer-head">
            <h2 id={id}>{title}</h2>
            <IconButton icon={IconX} label={t('close')} onClick={onClose} />
          </div>
          <div className="vk-drawer-body">{children}</div>
          {footer && <div className="vk-drawer-foot">{footer}</div>}
        </div>
      </DrawerLayer>
    </NoScreenActions>
  )
}
