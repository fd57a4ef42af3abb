import { expect, test } from 'bun:test'
import { Glob } from 'bun'

/** Parts that are in the gallery only inside of others, or not at all, and why. */
const ELSEWHERE: Record<string, string> = {
  ChangeLine: 'a line of the history of a record: tests/e2e/form-draft.spec.ts',
  CameraButton: 'the inside of PictureGrid, on what has a camera',
  Slot: 'draws what plugins fill in: the page of places shows it through DetailScreen',
  Loaded: 'has no look of its own: skeletons and errors stand on the page of states',
  SecureImage: 'the photos of PictureGrid',
  RichHtml: 'a text that was written elsewhere, without a look of its own',
  Photos: 'the inside of PictureGrid',
  Files: 'the inside of FileList',
  FormFields: 'the inside of Form and FormModal',
  GrowButtons: 'two small Buttons below a list of the dashboard or a dossier: plugins/basis/ui/tests',
  LongRows: 'has no look of its own: tests/e2e/long-table.spec.ts',
  ErrorBoundary: 'draws what it is around, or what is given to it instead',
  ImportButton: 'needs a server that imports: tests/e2e/import.spec.ts',
  EarlierImports: 'the start of an import: tests/e2e/import.spec.ts',
  TemplateButton: 'the start of an import: tests/e2e/bulk-import.spec.ts',
  ResourceForm: 'a Form of the fields of a resource: tests/e2e/records.spec.ts',
  ResourceModal: 'a FormModal of the fields of a resource: tests/e2e/records.spec.ts',
  ResourceList: 'a ListScreen of the fields of a resource: tests/e2e/records.spec.ts',
  ResourceFacts: 'the Facts of the fields of a resource: tests/e2e/records.spec.ts',
  FirstStep: 'a step of the dashboard of a company on trial: tests/e2e/typed-input.spec.ts',
  PanelFilter: 'a Menu in the head of a panel of the dashboard: tests/e2e/shell.spec.ts',
  TagsInput: 'the texts of a rule: tests/e2e/workflow.spec.ts',
  ListSearch: 'the search box of a ListScreen',
  Refusals: 'what the question before a batch says: tests/e2e/records.spec.ts',
  SaveBar: 'the lower edge of a Form that was changed',
  ImportTable: 'the rows of a file that comes in: tests/e2e/import.spec.ts and bulk-import.spec.ts',
}

test('every part of the kit that draws something stands in the gallery, or it is said here where else', async () => {
  const kit = (await Promise.all([...new Glob('core/ui/*.ts').scanSync('.')].map(part => Bun.file(part).text()))).join(
    '\n',
  )
  const parts = [...kit.matchAll(/export \{([^}]*)\} from '[^']+\.tsx'/g)]
    .flatMap(([, names = '']) => names.split(',').map(name => name.trim()))
    .filter(name => /^[A-Z][a-z]/.test(name))
  const pages = await Promise.all(
    [...new Glob('core/ui/gallery/**/*.tsx').scanSync('.')].map(path => Bun.file(path).text()),
  )
  const shown = new Set(pages.flatMap(page => [...page.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name)))
  expect(parts.length).toBeGreaterThan(50)
  expect(parts.filter(part => !shown.has(part)).toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted())
})
