import type { CSSProperties } from 'react'
import { initials } from '../format/person.ts'
import { classes } from '../styles/classes.ts'
import './avatar.css'

export interface AvatarProps {
  name: string
  size?: 20 | 24 | 28 | 40
  /** Square for organizations, round for people. */
  square?: boolean
  /** Show the name as text too; without it the name is only read aloud. */
  label?: boolean
}

/** Initials on a colour of their own, so that people are found back at a glance. */
export function Avatar({ name, size = 24, square, label }: AvatarProps) {
  const look = {
    className: classes('vk-avatar', square && 'vk-avatar-square'),
    style: { '--hue': hueOf(name), width: size, height: size, fontSize: Math.round(size * 0.4) } as CSSProperties,
    children: initials(name),
  }
  if (!label) return <span {...look} role="img" aria-label={name} title={name} />
  return (
    <span className="vk-avatar-label">
      <span {...look} aria-hidden="true" />
      <span className="vk-clip">{name}</span>
    </span>
  )
}

/** Several people, the last ones counted. */
export function AvatarStack({ names, max = 3 }: { names: string[]; max?: number }) {
  const rest = names.length - max
  return (
    <span className="vk-avatar-stack">
      {names.slice(0, max).map(name => (
        <Avatar key={name} name={name} size={24} />
      ))}
      {rest > 0 && <span className="vk-meta">+{rest}</span>}
    </span>
  )
}

function hueOf(name: string): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 360
  return hash
}
