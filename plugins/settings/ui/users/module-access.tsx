import { Checkbox, Loaded, moduleName, useCall, useT } from '@core/ui'
import { soldModules } from '../sold-modules'
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
  const modules = useCall('get', '/api/company/getmodules')
  return (
    <Loaded compact query={modules} what={t('theModules')}>
      {owned => (
        <div className="settings-access">
          {soldModules
            .filter(tag => owned.some(module => module.tag === tag))
            .map(tag => (
              <Checkbox
                key={tag}
                checked={!barred.includes(tag)}
                disabled={always.includes(tag)}
                onChange={on => onChange(on ? barred.filter(other => other !== tag) : [...barred, tag])}
              >
                {moduleName(tag)}
              </Checkbox>
            ))}
        </div>
      )}
    </Loaded>
  )
}
