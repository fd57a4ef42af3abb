import { Button, ErrorBoundary, Menu, type MenuItem, Skeleton, SplitButton, useContents, useT } from '@core/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { type FlowMaking, flowMakings } from '../../contract/flow-makings'
import type { Flow } from './flow-status'
import { type Making, mainMaking } from './main-making'

/** The main next step of a dossier as a button, and behind its arrow all else that can be made. */
export function MakeButton({ flow, fill }: { flow: Flow; fill?: boolean }) {
  const kinds = useContents(flowMakings)
  if (!kinds) return null
  return (
    <Makers kinds={kinds} flowId={flow.id} makings={[]}>
      {makings => <Makings makings={makings} flow={flow} fill={fill} />}
    </Makers>
  )
}

interface MakersProps {
  kinds: readonly FlowMaking[]
  flowId: number
  makings: readonly Making[]
  children: (makings: readonly Making[]) => ReactNode
}

/** Asks each plugin how its own is made; one that fails is left out. */
function Makers({ kinds: [kind, ...kinds], flowId, makings, children }: MakersProps): ReactNode {
  if (!kind) return children(makings)
  const { Maker, ...made } = kind
  const others = (known: readonly Making[]) => (
    <Makers kinds={kinds} flowId={flowId} makings={known}>
      {children}
    </Makers>
  )
  return (
    <ErrorBoundary fallback={() => others(makings)}>
      <Maker flowId={flowId}>{way => others([...makings, { ...made, ...way }])}</Maker>
    </ErrorBoundary>
  )
}

interface MakingsProps {
  makings: readonly Making[]
  flow: Flow
  fill: boolean | undefined
}

function Makings({ makings, flow, fill }: MakingsProps) {
  const t = useT('crm')
  if (!makings.length) return null
  const main = mainMaking(makings, flow.status)
  if (!main) return <Skeleton width={fill ? '100%' : 188} height={fill ? 48 : 32} />
  const others = makings.filter(making => making !== main)
  // Of one that ended nothing is made but what was forgotten.
  const variant = flow.can?.includes('putBack') ? 'default' : 'primary'
  const button = <MainButton key={main.key} making={main} variant={variant} fill={fill} />
  if (!others.length) return button
  return (
    <SplitButton variant={variant} fill={fill} label={t('makeOther')} items={others.map(inMenu)}>
      {button}
    </SplitButton>
  )
}

/** What it can be made of stands beside it; a single way is the item itself. */
function inMenu({ key, label, icon, ways, busy }: Making): MenuItem {
  const [only, ...more] = ways ?? []
  if (!only || busy) return { key, label, icon, disabled: true }
  return more.length ? { key, label, icon, items: [only, ...more] } : { ...only, key, label, icon }
}

interface MainButtonProps {
  making: Making
  variant: 'default' | 'primary'
  fill: boolean | undefined
}

/** A press before it is known what it can be made of waits for that: it would make an empty one where there is a choice. */
function MainButton({ making: { label, icon, ways, busy }, variant, fill }: MainButtonProps) {
  const t = useT('crm')
  const [pressed, setPressed] = useState(false)
  const only = ways?.length === 1 ? ways[0] : undefined
  useEffect(() => {
    if (!pressed || !only) return
    setPressed(false)
    only.onSelect?.()
  }, [pressed, only])
  if (!ways || only)
    return (
      <Button
        variant={variant}
        icon={icon}
        fill={fill}
        busy={busy || (pressed && !ways)}
        onClick={only ? only.onSelect : () => setPressed(true)}
      >
        {label}
      </Button>
    )
  return (
    <Menu label={t('makeOf')} placement="bottom-end" startOpen={pressed} items={[...ways]} fill={fill}>
      <Button variant={variant} icon={icon} fill={fill} busy={busy}>
        {label}
      </Button>
    </Menu>
  )
}
