# For linux/amd64 and linux/arm64: docker buildx build --platform linux/amd64,linux/arm64 -t portal .
FROM node:26-bookworm AS build
WORKDIR /opt/portal
COPY . .
# The build needs what tests need; none of it goes on.
RUN npm ci --loglevel=error && npm run build && npm prune --omit=dev --loglevel=error

# Without npm and compilers: the portal brings its own Node.
FROM debian:bookworm-slim
# The one library that Node needs and this system lacks.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
COPY --from=build /opt/portal /opt/portal
RUN install -d -m 0700 -o 10001 -g 10001 /data
WORKDIR /opt/portal
ENV PATH=/opt/portal/node_modules/.bin:$PATH \
    PORTAL_MODE=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    DATA_DIR=/data
USER 10001:10001
VOLUME ["/data"]
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "assembly/server/built.mjs"]
