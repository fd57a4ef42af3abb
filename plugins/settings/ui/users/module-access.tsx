import { Checkbox, Loaded, useSoldModules, useT } from '@core/ui'
import type { CompanyUser } from './user-modal'
import './module-access.css'

type ModuleTag = CompanyUser['module_blacklist'][number]

interface ModuleAccessProps {
  barred: readonly ModuleTag[]
  onChange: (barred: ModuleTag[]) => void
  /** What cannot be taken away here. */
  always: readonly ModuleTag[]
}

/** Which modules of the company a colleague uses: what is not ticked counts as not owned for them (R-ROLE-011). */
export function ModuleAccess({ barred, onChange, always }: ModuleAccessProps) {
  const t = useT('settings')
  return (
    <Loaded compact query={useSoldModules()} what={t('theModules')}>
      {modules => (
        <div className="settings-access">
          {modules
            .filter(({ owned }) => owned)
            .map(({ tag, name }) => (
              <Checkbox
                key={tag}
                checked={!barred.includes(tag)}
                disabled={always.includes(tag)}
                onChange={on => onChange(on ? barred.filter(other => other !== tag) : [...barred, tag])}
              >
                {name}
              </Checkbox>
            ))}
        </div>
      )}
    </Loaded>
  )
}
