import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, type EnvironmentConfig, type Rspack, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { ChunksAgain, SCRIPT_TIMEOUT_MS } from './core/bin/chunks-again'
import { APPS, KIT, KIT_PARTS, PROVIDED } from './core/bin/first-files'
import { CUSTOMER_PAGES, remotePlugins, uiPlugins } from './core/bin/ui-plugins'
import { OnlyUsedTexts } from './core/bin/used-texts/only-used-texts'
import { remoteName } from './core/ui/host/remote-container'
import pkg from './package.json' with { type: 'json' }

/** The UI kit is shared by exact version: a remote built against another kit must not start half-working. */
const kitVersion = pkg.version
const kit = [KIT, ...KIT_PARTS]

/** Where the build goes; `core/bin/build.ts` fills a folder aside and swaps it in when it is whole. */
const dist = process.env.DIST_DIR ?? 'dist'

/** What there must be one of in a page, and its version. */
const shared = {
  react: pkg.devDependencies.react,
  'react-dom': pkg.devDependencies.react,
  'react-dom/client': pkg.devDependencies.react,
  'react/jsx-runtime': pkg.devDependencies.react,
  jotai: pkg.devDependencies.jotai,
}

/**
 * The bundler's own federation. Its runtime is a few lines of each entry; that of `@module-federation/enhanced` takes 12 to
 * 23 kB of every page for what this product does not ask of it (ADR 34).
 */
const { ModuleFederationPluginV1: ModuleFederationPlugin } = rspack.container

/** Keeps 27 kB of names out of the first scripts of an app. */
const withoutIconNames = () =>
  new rspack.NormalModuleReplacementPlugin(
    /[\\/]generated[\\/]16px[\\/]blueprint-icons-16(?:\.js)?$/,
    resolve(import.meta.dirname, 'core/bin/no-icon-names.ts'),
  )

function sharedByHost() {
  return Object.fromEntries([
    ...Object.entries(shared).map(([name, version]) => [
      name,
      { singleton: true, eager: true, version, requiredVersion: version, strictVersion: true },
    ]),
    // Not eager: the sign-in page starts without the kit, which follows while somebody types a password.
    ...kit.map(name => [
      name,
      { singleton: true, version: kitVersion, requiredVersion: kitVersion, strictVersion: true },
    ]),
  ])
}

function sharedByRemote() {
  return Object.fromEntries([
    ...Object.entries(shared).map(([name, version]) => [
      name,
      { singleton: true, import: false as const, requiredVersion: version, strictVersion: true },
    ]),
    ...kit.map(name => [
      name,
      { singleton: true, import: false as const, requiredVersion: kitVersion, strictVersion: true },
    ]),
  ])
}

/** Whether somebody asks for a chunk so, or it holds what is shared under such a name. */
function isAskedFor({ groupsIterable }: Rspack.Chunk, is: (request: string, by: string) => boolean): boolean {
  return [...groupsIterable].some(({ origins }) =>
    origins.some(({ module, request = '' }) => is(request, module?.identifier() ?? '')),
  )
}

/** What every page of whoever is signed in needs: the app itself and the kit that all plugins share. */
const holdsApp = (chunk: Rspack.Chunk) =>
  isAskedFor(chunk, (request, by) => APPS.includes(request) || by.startsWith(`${PROVIDED}${KIT}@`))

/** What fetches the pages of the shell for those who are not signed in. */
const PUBLIC_PAGES = '/shell/pages/public-pages.tsx'

/** They have none of the app, and a copy of what they use too. */
const isPublic = (chunk: Rspack.Chunk) => isAskedFor(chunk, (_, by) => by.endsWith(PUBLIC_PAGES))

const ofApp: Rspack.OptimizationSplitChunksCacheGroup = {
  chunks: chunk => !isPublic(chunk),
  // What takes the kit from what is shared stays out: it would wait for the file that it came in.
  test: (module, { chunkGraph }) =>
    module.type !== 'consume-shared-module' && [...chunkGraph.getModuleChunksIterable(module)].some(holdsApp),
  name: 'app',
  priority: 10,
  enforce: true,
}

function host(name: 'shell' | 'admin', base: string): EnvironmentConfig {
  return {
    source: { entry: { index: `./${name}/index.ts` } },
    html: { template: `./${name}/index.html`, inject: 'head' },
    output: {
      distPath: { root: `${dist}/${name}` },
      assetPrefix: base,
      copy: existsSync(`./${name}/public`) ? [{ from: `./${name}/public` }] : [],
    },
    dev: { assetPrefix: base },
    tools: {
      rspack: {
        output: { uniqueName: `vakwerk_${name}`, chunkLoadTimeout: SCRIPT_TIMEOUT_MS },
        // What the kit and the frame both use travels once.
        optimization: {
          splitChunks: {
            chunks: 'async',
            cacheGroups: {
              defaultVendors: false,
              default: { minChunks: 2, reuseExistingChunk: true },
              // One file instead of eleven that wait for each other.
              app: ofApp,
              // A file of its own, read as a task of its own: half of the first script.
              react: { test: /[\\/]react-dom[\\/]/, chunks: 'initial', name: 'react', enforce: true },
            },
          },
        },
        plugins: [
          new ChunksAgain(),
          withoutIconNames(),
          new ModuleFederationPlugin({
            name: `vakwerk_${name}`,
            shared: sharedByHost(),
          }),
        ],
      },
    },
  }
}

function remote(code: string): EnvironmentConfig {
  const base = `/remotes/${code}/`
  return {
    source: { entry: { main: './core/ui/remote-entry.ts' } },
    output: {
      distPath: { root: `${dist}/remotes/${code}` },
      assetPrefix: base,
      // By what is in it alone: parts of a plugin that bring the same style sheet fetch one.
      filename: { css: 'styles.[contenthash:10].css' },
    },
    dev: { assetPrefix: base },
    tools: {
      htmlPlugin: false,
      rspack: {
        // Not the name of a host: admin and portal are both, and would take each other's chunks for their own.
        output: { uniqueName: remoteName(code), chunkLoadTimeout: SCRIPT_TIMEOUT_MS },
        optimization: { splitChunks: false },
        plugins: [
          new ChunksAgain(),
          new OnlyUsedTexts(),
          new ModuleFederationPlugin({
            name: remoteName(code),
            library: { type: 'window', name: remoteName(code) },
            filename: 'entry.js',
            exposes: { './ui': `./plugins/${code}/ui/index.ts` },
            shared: sharedByRemote(),
          }),
        ],
      },
    },
  }
}

/**
 * The pages of customers are one bundle: they show one plugin, so that there is nothing to share, and of the kit travels what
 * they use. Files of the kit do nothing by being there, but style sheets do.
 */
function portal(): EnvironmentConfig {
  return {
    source: { entry: { index: './portal/index.ts' } },
    html: { template: './portal/index.html', inject: 'head' },
    output: { distPath: { root: `${dist}/portal` }, assetPrefix: '/portal/' },
    dev: { assetPrefix: '/portal/' },
    tools: {
      rspack: {
        output: { uniqueName: 'vakwerk_portal', chunkLoadTimeout: SCRIPT_TIMEOUT_MS },
        module: { rules: [{ test: /[\\/]core[\\/]ui[\\/].*\.tsx?$/, sideEffects: false }] },
        optimization: {
          splitChunks: {
            chunks: 'async',
            minSize: 5_000,
            cacheGroups: {
              defaultVendors: false,
              default: { minChunks: 2, reuseExistingChunk: true },
              react: { test: /[\\/]react-dom[\\/]/, chunks: 'initial', name: 'react', enforce: true },
            },
          },
        },
        plugins: [new ChunksAgain(), new OnlyUsedTexts(), withoutIconNames()],
      },
    },
  }
}

/** What the parts that the first script of a customer's page draws find in the place of React, the kit and its languages. */
const small = (name: string) => resolve(import.meta.dirname, 'core/ui/first-page', name)

/** Browsers that the scripts in the pages are written for: what older ones need said in more words makes them half as large again. */
const FIRST_BROWSERS = ['chrome >= 100', 'firefox >= 100', 'safari >= 15.4']

/** Scripts that stand in the pages themselves: as small as can be, and nothing shared. */
function pageScripts(): EnvironmentConfig {
  return {
    source: {
      entry: {
        ...(uiPlugins().includes(CUSTOMER_PAGES)
          ? { 'first-page': { import: './portal/first-page.tsx', html: false } }
          : {}),
        'first-look': { import: './core/ui/host/first-look.ts', html: false },
        'head-start': { import: './core/ui/host/head-start.ts', html: false },
        worker: { import: './core/ui/offline/worker.ts', html: false },
      },
    },
    output: { distPath: { root: `${dist}/start`, js: '' }, overrideBrowserslist: FIRST_BROWSERS, emitCss: false },
    tools: {
      rspack: {
        output: { uniqueName: 'vakwerk_start' },
        plugins: [
          new OnlyUsedTexts(),
          // By request: paths of `tsconfig.json` go before aliases.
          new rspack.NormalModuleReplacementPlugin(/^react(?:\/jsx-runtime)?$/, small('react.ts')),
          new rspack.NormalModuleReplacementPlugin(/^@core\/ui$/, small('kit.tsx')),
          new rspack.NormalModuleReplacementPlugin(/i18n\/(?:language|use-t)\.ts$/, small('words.ts')),
        ],
      },
    },
  }
}

/** The gallery of the kit stands alone: it shares nothing and is in no production build. */
function gallery(): EnvironmentConfig {
  return {
    source: { entry: { index: './core/ui/gallery/index.ts' } },
    html: { template: './core/ui/gallery/index.html', inject: 'head' },
    output: { distPath: { root: `${dist}/dev/ui` }, assetPrefix: '/dev/ui/' },
    dev: { assetPrefix: '/dev/ui/' },
    tools: { rspack: { output: { uniqueName: 'vakwerk_gallery' } } },
  }
}

export default defineConfig({
  plugins: [pluginReact()],
  source: {
    // Each icon from its own file: the index of the icon set holds thousands.
    transformImport: [
      { libraryName: '@tabler/icons-react', customName: '@tabler/icons-react/dist/esm/icons/{{ member }}.mjs' },
    ],
  },
  output: { legalComments: 'none', cleanDistPath: true, sourceMap: false },
  performance: { printFileSize: false },
  splitChunks: false,
  environments: {
    shell: host('shell', '/'),
    ...(uiPlugins().includes(CUSTOMER_PAGES) ? { portal: portal() } : {}),
    admin: host('admin', '/admin/'),
    start: pageScripts(),
    ...(process.env.UI_GALLERY ? { gallery: gallery() } : {}),
    ...Object.fromEntries(remotePlugins().map(code => [`remote-${code}`, remote(code)])),
  },
})
