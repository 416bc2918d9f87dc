FROM node:24-bookworm-slim
WORKDIR /probity
RUN chown node:node .
USER node
COPY --chown=node:node . .
# A volume takes the owner of the folder that it is mounted on.
RUN mkdir -p .data/documents && npm ci && ./node_modules/node/bin/node scripts/build/main.ts
EXPOSE 3000 3001
CMD ["npm", "start"]
