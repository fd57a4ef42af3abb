import { expect, test } from 'bun:test'
import { sourceFiles } from './front-end'

test('what the apps are built from makes the build old when it changes', () => {
  expect(sourceFiles()).toEqual(
    expect.arrayContaining([
      'core/ui/host/head-start.ts',
      'core/domain/money.ts',
      'core/bin/build.ts',
      'core/bin/used-texts/pick-texts.ts',
      'shell/index.ts',
      'portal/index.html',
      'admin/start.tsx',
      'openapi/schema.d.ts',
      'plugins/crm/ui/index.ts',
      'plugins/crm/contract/ui.ts',
      'plugins/crm/locales/nl.ts',
      'rsbuild.config.ts',
      'bun.lock',
    ]),
  )
})
