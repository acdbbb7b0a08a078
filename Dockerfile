# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/illustrator/package.json packages/illustrator/
COPY packages/media/package.json packages/media/
COPY packages/studio/package.json packages/studio/
COPY packages/stripe-sandbox/package.json packages/stripe-sandbox/
COPY tests/e2e/package.json tests/e2e/
COPY bench/package.json bench/
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
# What only tests and builds need stays out of the image.
RUN npm run build && npm prune --omit=dev \
 && find apps packages -name '*.test.ts*' -not -path '*/node_modules/*' -delete \
 && find apps packages -type d -name testing -not -path '*/node_modules/*' -prune -exec rm -r {} +

FROM node:24-bookworm-slim
# ffmpeg reads the clips of video models and writes the videos of exports.
RUN apt-get update \
 && apt-get install -y --no-install-recommends ffmpeg tini \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# In production the server wants to be told how plans are paid for: PAYMENTS (docs/payments.md).
ENV NODE_ENV=production DATA_DIR=/data
# What the server would otherwise start itself again for: apps/server/src/platform/process/lean-allocator.ts.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576
RUN install -d -o node -g node /data
COPY --from=build --chown=root:root /app/package.json /app/
COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /app/packages /app/packages
COPY --from=build /app/apps /app/apps
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=4s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=8", "apps/server/src/main.ts"]
