FROM node:24-bookworm-slim
WORKDIR /probity
RUN chown node:node .
USER node
COPY --chown=node:node . .
RUN npm ci && node scripts/build/main.ts
EXPOSE 3000 3001
CMD ["npm", "start"]
